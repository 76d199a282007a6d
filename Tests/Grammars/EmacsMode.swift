/// The major mode of Emacs, with the entry of its language server.
///
/// Emacs sees the whole sheet, so that the mode divides it into statements, as the parser does, and colors each by what
/// it is.
package enum EmacsMode {
  /// The mode in Emacs Lisp.
  package static func text(_ words: GrammarWords) -> String {
    let constants = [
      ("at-rules", words.atRules), ("operators", words.operators), ("media-features", words.mediaFeatures),
      ("view-types", words.viewTypes), ("pseudo-classes", words.pseudoClasses), ("properties", words.properties),
      ("functions", words.functions), ("colors", words.colors), ("keywords", words.keywords),
    ].map { "(defconst vstyle-mode--\($0.0)\n  '(\(folded($0.1)))\n  \"The words of the language: \($0.0).\")\n" }
    return """
      ;;; vstyle-mode.el --- Major mode for VStyle sheets  -*- lexical-binding: t; -*-

      ;; Package-Requires: ((emacs "28.1"))
      ;; Generated from the tables of VStyle.

      ;;; Commentary:

      ;; Colors, indentation and comments of sheets, and the language server for Eglot.

      ;;; Code:

      (require 'css-mode)

      \(constants.joined(separator: "\n"))
      \(statements)
      \(keywords)
      \(mode)
      """
  }

  /// Words in quotes, on lines of at most a hundred columns.
  private static func folded(_ words: [String]) -> String {
    var (lines, line) = ([String](), "")
    for word in words {
      if line.utf8.count + word.utf8.count > 92 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + "\"\(word)\""
    }
    return (lines + [line]).joined(separator: "\n    ")
  }

  /// The division of a sheet into statements.
  private static let statements = #"""
    (defvar font-lock-beg)
    (defvar eglot-server-programs)

    (defconst vstyle-mode--name
      "\\(?:--\\|-?\\(?:[a-z_]\\|[[:nonascii:]]\\|\\\\.\\)\\)\\(?:[-a-z0-9_]\\|[[:nonascii:]]\\|\\\\.\\)*"
      "A name, in any case.")

    (defun vstyle-mode--skip-to-end (custom)
      "Move to the semicolon or brace that ends a statement.
    The value of a CUSTOM property may contain blocks."
      (let (found)
        (while (not found)
          (skip-chars-forward "^;{}()[]\"'/\\\\")
          (let ((char (char-after)))
            (cond
             ((or (null char) (memq char '(?\; ?\}))) (setq found t))
             ((and (eq char ?\{) (not custom)) (setq found t))
             ((memq char '(?\{ ?\( ?\[ ?\" ?\')) (condition-case nil (forward-sexp) (error (goto-char (point-max)))))
             ((eq char ?\\) (forward-char (min 2 (- (point-max) (point)))))
             ((and (eq char ?/) (eq (char-after (1+ (point))) ?*)) (forward-comment 1))
             (t (forward-char)))))))

    (defun vstyle-mode--next (kind limit)
      "Find the next statement of a KIND before LIMIT.
    A KIND is `at-rule', `declaration' or `rule'.  The match has its name as
    group 1, and the rest of it as group 2."
      (let ((case-fold-search t) found)
        (while (and (not found)
                    (progn (while (or (forward-comment 1) (> (skip-chars-forward ";{} \t\n\r\f") 0)))
                           (< (point) limit)))
          (let* ((start (point))
                 (nested (nth 1 (syntax-ppss)))
                 (at (looking-at (concat "@" vstyle-mode--name)))
                 (name (and (or at (looking-at vstyle-mode--name)) (match-end 0)))
                 (colon (and name (not at)
                             (save-excursion (goto-char name) (forward-comment (buffer-size))
                                             (and (eq (char-after) ?:) (point)))))
                 (custom (and nested colon (looking-at "--"))))
            (goto-char start)
            (vstyle-mode--skip-to-end custom)
            (let* ((end (point))
                   (actual (cond (at 'at-rule)
                                 ((and nested colon (or custom (not (eq (char-after) ?\{)))) 'declaration)
                                 (t 'rule)))
                   (rest (cond (at name) ((eq actual 'declaration) (1+ colon)) (t start))))
              (when (= end start) (forward-char))
              (when (eq actual kind)
                (setq found t)
                (set-match-data (list start end start (or name start) rest end))))))
        found))

    (defun vstyle-mode--rest ()
      "Go to the rest of the statement that was found, and return its end."
      (goto-char (match-beginning 2))
      (match-end 2))

    (defun vstyle-mode--extend-region ()
      "Let fontification begin between two statements of the top level."
      (let ((start (nth 9 (save-excursion (syntax-ppss font-lock-beg)))))
        (save-excursion
          (goto-char (or (car start) font-lock-beg))
          (let ((begin (if (re-search-backward "[;}]" nil t) (1+ (point)) (point-min))))
            (when (< begin font-lock-beg) (setq font-lock-beg begin))))))

    """#

  /// The colors of each kind of statement.
  private static let keywords = """
    (defun vstyle-mode--words (words &optional before after)
      "Return a pattern of WORDS, with the patterns BEFORE and AFTER them."
      (concat (or before "") "\\\\_<" (regexp-opt words t) "\\\\_>" (or after "")))

    (defun vstyle-mode--rule (pattern group face)
      "Return a rule that gives a GROUP of a PATTERN a FACE."
      `(,pattern (vstyle-mode--rest) nil (,group ',face)))

    (defconst vstyle-mode--font-lock-keywords
      (let ((var (vstyle-mode--rule "--[-[:alnum:]_]+" 0 '\(face(.variable))))
            (types (vstyle-mode--rule (vstyle-mode--words vstyle-mode--view-types) 0 '\(face(.viewType)))))
        `((,(apply-partially #'vstyle-mode--next 'at-rule)
           (1 '\(face(.atRule)))
           ,var ,types
           ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--operators) 0 '\(face(.operatorWord)))
           ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--media-features) 0 '\(face(.mediaFeature))))
          (,(apply-partially #'vstyle-mode--next 'rule)
           ,types
           ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--pseudo-classes ":") 0 '\(face(.pseudoClass)))
           ,(vstyle-mode--rule "[.][-_[:alpha:]][-_[:alnum:]]*" 0 '\(face(.styleClass)))
           ,(vstyle-mode--rule "#[-_[:alnum:]]+" 0 '\(face(.identifier))))
          (,(apply-partially #'vstyle-mode--next 'declaration)
           (1 (if (member (downcase (match-string 1)) vstyle-mode--properties) '\(face(.property))
                (and (string-prefix-p "--" (match-string 1)) '\(face(.customProperty)))))
           ,var ,types
           ,(vstyle-mode--rule "!\\\\s-*important\\\\_>" 0 '\(face(.important)))
           ,(vstyle-mode--rule "#[[:xdigit:]]+\\\\_>" 0 '\(face(.color)))
           ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--functions nil "(") 1 '\(face(.function)))
           ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--colors) 0 '\(face(.namedColor)))
           ,(vstyle-mode--rule (vstyle-mode--words vstyle-mode--keywords) 0 '\(face(.keyword))))))
      "The faces of the parts of sheets.")

    """

  private static func face(_ scope: GrammarScope) -> String { scope.emacs ?? "default" }

  private static let mode = #"""
    ;;;###autoload
    (define-derived-mode vstyle-mode css-mode "VStyle"
      "Major mode for VStyle sheets."
      (setq-local font-lock-defaults '(vstyle-mode--font-lock-keywords))
      (add-hook 'font-lock-extend-region-functions #'vstyle-mode--extend-region nil t)
      ;; The names of CSS are not those of views.
      (setq-local completion-at-point-functions nil)
      (setq-local css-indent-offset 2))

    ;;;###autoload
    (add-to-list 'auto-mode-alist '("\\.vstyle\\'" . vstyle-mode))

    (with-eval-after-load 'eglot
      (add-to-list 'eglot-server-programs '(vstyle-mode . ("vstyle" "language-server"))))

    (provide 'vstyle-mode)
    ;;; vstyle-mode.el ends here

    """#
}
