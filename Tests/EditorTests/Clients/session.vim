" A session of Vim with ALE: diagnostics, type, completion, hover, definition, rename, fix, close. ALE has no formatting
" by servers. Each step writes a line with its name, and `ok` or what went wrong.
set nocompatible hidden
let &runtimepath .= ',' . $CLIENT_ALE
filetype plugin on
let g:ale_linters = {'vstyle': ['vstyle']}
let g:ale_lint_delay = 0
let g:ale_hover_to_preview = 1
runtime plugin/ale.vim
runtime autoload/ale/util.vim
call ale#linter#Define('vstyle', {
\ 'name': 'vstyle', 'lsp': 'stdio', 'executable': $CLIENT_PROGRAM, 'command': '%e language-server',
\ 'project_root': {-> $CLIENT_ROOT}, 'language': 'vstyle'})

let s:lines = []
function! s:Report(name, isOk, more) abort
  call add(s:lines, a:name . (a:isOk ? ' ok' : ' failed ' . substitute(string(a:more), '\n', ' ', 'g')))
  call writefile(s:lines, $CLIENT_REPORT)
endfunction
function! s:Wait(check) abort
  let l:rounds = 500
  while l:rounds > 0 && !a:check()
    sleep 20m
    let l:rounds -= 1
  endwhile
  return a:check()
endfunction
" The answer to the question of ALE for a new name.
function! ale#util#Input(...) abort
  return '--tint'
endfunction

execute 'edit ' . $CLIENT_ROOT . '/themes.vstyle'
set filetype=vstyle
execute 'edit ' . $CLIENT_ROOT . '/app.vstyle'
set filetype=vstyle
ALELint
call s:Wait({-> !empty(getloclist(0))})
let s:list = getloclist(0)
call s:Report('diagnostics', !empty(s:list) && s:list[0].text =~# 'titel-color' && s:list[0].lnum == 3, s:list)
call append(3, 'Label { alhpa: 1; }')
ALELint
call s:Report('type', s:Wait({-> len(getloclist(0)) == 2}), getloclist(0))
4delete
ALELint
call s:Report('delete', s:Wait({-> len(getloclist(0)) == 1}), getloclist(0))
" ALE counts in bytes, whatever the server does: the emoji before the position goes.
call setline(2, 'Label { text-color: var(--accent); }')
ALELint
sleep 200m
call cursor(2, stridx(getline(2), '--acc') + 6)
let s:items = []
function! s:Offered(items) abort
  let s:items = a:items
endfunction
" ALE completes in the mode for inserting only, which a Vim without a terminal is never in.
function! ale#util#Mode(...) abort
  return 'i'
endfunction
call ale#completion#GetCompletions('ale-callback', {'callback': function('s:Offered'), 'prefix': '--acc'})
call s:Report('completion', s:Wait({-> !empty(s:items)}) && s:items[0].word =~# '--accent', s:items)
function! ale#util#Mode(...) abort
  return 'n'
endfunction
ALEHover
function! s:Preview() abort
  return join(map(filter(range(1, winnr('$')), 'getwinvar(v:val, "&previewwindow")'),
  \ 'join(getbufline(winbufnr(v:val), 1, "$"))'))
endfunction
call s:Report('hover', s:Wait({-> s:Preview() =~# '#036eb7'}), s:Preview())
pclose
ALERename
call s:Report('rename', s:Wait({-> getline(2) =~# 'var(--tint)'}), getline(1, '$'))
call s:Report('rename elsewhere', join(getbufline('themes.vstyle', 1, '$')) =~# '--tint: #036eb7', getbufinfo())
call cursor(2, stridx(getline(2), '--tint') + 3)
ALEGoToDefinition
call s:Report('definition', s:Wait({-> bufname('%') =~# 'themes.vstyle$'}), bufname('%'))
execute 'buffer ' . $CLIENT_ROOT . '/app.vstyle'
call cursor(3, 11)
function! s:Choose(data, items) abort
  let l:wanted = filter(copy(a:items), {_, item -> get(item[1], 'isPreferred', v:false) is v:true})
  if !empty(l:wanted)
    call ale#codefix#ApplyLSPCodeAction(a:data, l:wanted[0][1])
  endif
endfunction
call ale#codefix#Execute(0, function('s:Choose'))
call s:Report('fix', s:Wait({-> getline(3) =~# 'title-color'}), getline(1, '$'))
bdelete!
execute 'buffer ' . $CLIENT_ROOT . '/themes.vstyle'
call cursor(1, 19)
ALEHover
call s:Report('close', !bufloaded('app.vstyle') && s:Wait({-> s:Preview() =~# '#036eb7'}), s:Preview())
qall!
