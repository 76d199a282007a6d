" Writes the syntax items of the bytes of files.
" Usage: PATHS=FILE RESULT=FILE vim -es -u NONE --cmd 'set rtp^=FOLDER' -S tokenize.vim
" It asks for the items where letters, digits, white space and other characters meet.
" For each path, a line of JSON: [[end of a run in bytes, its items], …].
set nocompatible encoding=utf-8 fileencodings=ucs-bom,utf-8,latin1 fileformats=unix,dos synmaxcol=0 noswapfile
set redrawtime=100000 maxmempattern=100000
syntax on

function! Items(line, column)
  let items = map(synstack(a:line, a:column), 'synIDattr(v:val, "name")')
  " The start of a region is not inside of it.
  if len(items) > 1 && items[-1] =~# 'Begin_'
    call remove(items, -2)
  endif
  return join(items, ' ')
endfunction

function! Runs()
  let runs = []
  if line('$') == 1 && getline(1) ==# ''
    return runs
  endif
  let offset = &bomb ? 3 : 0
  let break = &fileformat ==# 'dos' ? 2 : 1
  for line in range(1, line('$'))
    let text = getline(line)
    let length = strlen(text)
    let [last, items, kind] = ['', '', '']
    for column in range(1, length)
      let character = text[column - 1]
      let next = matchstr(character, '\a\|-') !=# '' ? 'a' : character =~# '\d' ? 'd' : character =~# '\s' ? 's' : ''
      if next ==# '' || next !=# kind
        let items = Items(line, column)
      endif
      let kind = next
      if column > 1 && items !=# last
        call add(runs, [offset + column - 1, last])
      endif
      let last = items
    endfor
    if length > 0
      call add(runs, [offset + length, last])
    endif
    let offset += length + (line < line('$') || &endofline ? break : 0)
    call add(runs, [offset, ''])
  endfor
  return runs
endfunction

let results = []
for path in readfile($PATHS)
  execute 'edit' fnameescape(path)
  setlocal syntax=vstyle
  call writefile([json_encode(Runs())], $RESULT, 'a')
  bwipeout!
endfor
qall!
