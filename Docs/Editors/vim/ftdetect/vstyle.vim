autocmd BufRead,BufNewFile *.vstyle setfiletype vstyle
