" Vim filetype plugin
" Language: VStyle

if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=/*\ %s\ */ comments=s1:/*,mb:*,ex:*/ iskeyword+=-
setlocal expandtab shiftwidth=2 softtabstop=2 smartindent
setlocal makeprg=vstyle\ lint\ --format\ concise\ --quiet
setlocal errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tnfo:\ %m,%f:%l:%c:\ %tote:\ %m
setlocal formatprg=vstyle\ fmt\ -
let b:undo_ftplugin = 'setlocal commentstring< comments< iskeyword< expandtab< shiftwidth< softtabstop< smartindent<'
      \ . ' makeprg< errorformat< formatprg<'
