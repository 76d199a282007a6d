" A session of Vim with ALE: diagnostics, and the jump to a definition. Each step writes a line.
set nocompatible
let &runtimepath .= ',' . $CLIENT_ALE
filetype plugin on
let g:ale_linters = {'vstyle': ['vstyle']}
let g:ale_lint_delay = 0
runtime plugin/ale.vim
call ale#linter#Define('vstyle', {
\ 'name': 'vstyle', 'lsp': 'stdio', 'executable': $CLIENT_PROGRAM, 'command': '%e language-server',
\ 'project_root': {-> $CLIENT_ROOT}, 'language': 'vstyle'})
execute 'edit ' . $CLIENT_ROOT . '/app.vstyle'
set filetype=vstyle
ALELint
let s:rounds = 500
while s:rounds > 0 && empty(getloclist(0))
  sleep 20m
  let s:rounds -= 1
endwhile
let s:list = getloclist(0)
let s:isOk = !empty(s:list) && s:list[0].text =~# 'titel-color' && s:list[0].lnum == 3
call writefile(['diagnostics ' . (s:isOk ? 'ok' : 'failed ' . string(s:list))], $CLIENT_REPORT)
qall!
