"""Random choices from a seed."""
import random


class Draw(random.Random):
    def chance(self, probability):
        return self.random() < probability

    def pick(self, *options):
        """One of some options. An option that can be called is called with this generator."""
        option = self.choice(options)
        return option(self) if callable(option) else option

    def weighted(self, rows):
        """An option of rows such as `(3, option)`, as in `pick`."""
        option = self.choices([row[1] for row in rows], [row[0] for row in rows])[0]
        return option(self) if callable(option) else option

    def several(self, least, most, maker, separator=" "):
        return separator.join(maker(self) for _ in range(self.randint(least, most)))
