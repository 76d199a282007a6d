-- A session of Neovim: open, type, complete, hover, go to a definition in another file, rename, fix, format, close.
-- Each step writes a line with its name, and `ok` or what went wrong.
local root, program = vim.env.CLIENT_ROOT, vim.env.CLIENT_PROGRAM
local function report(name, isOk, more)
  io.write(name .. ' ' .. (isOk and 'ok' or 'failed ' .. vim.inspect(more):gsub('%s+', ' ')) .. '\n')
end
vim.cmd('edit ' .. root .. '/app.vstyle')
vim.bo.filetype = 'vstyle'
local config = { name = 'vstyle', cmd = { program, 'language-server', '--stdio' }, root_dir = root }
local id
if vim.lsp.start then
  id = vim.lsp.start(config)
else
  id = vim.lsp.start_client(config)
  vim.lsp.buf_attach_client(0, id)
end
local function client() return vim.lsp.get_client_by_id(id) end
vim.wait(10000, function() local own = client(); return own and own.initialized end, 20)
report('encoding', true)
io.write('encoding is ' .. tostring(client().offset_encoding) .. '\n')

local uri = vim.uri_from_bufnr(0)
local function ask(method, parameters)
  parameters.textDocument = { uri = uri }
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 10000) or {}
  for _, answer in pairs(answers) do return answer.result, answer.error end
end
local function diagnostics() return vim.diagnostic.get(0) end
vim.wait(10000, function() return #diagnostics() > 0 end, 20)
report('diagnostics', #diagnostics() == 1 and diagnostics()[1].message:match('titel%-color') ~= nil, diagnostics())

-- A line is typed key by key, with another mistake, and then taken back.
vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes('GoLabel { alhpa: 1; }<Esc>', true, false, true), 'ntx', false)
vim.wait(10000, function() return #diagnostics() == 2 end, 20)
report('type', #diagnostics() == 2, diagnostics())
vim.api.nvim_buf_set_lines(0, -2, -1, false, {})
vim.wait(10000, function() return #diagnostics() == 1 end, 20)
report('delete', #diagnostics() == 1, diagnostics())

-- The emoji before the position makes UTF-8 and UTF-16 differ.
local line = vim.api.nvim_buf_get_lines(0, 1, 2, false)[1]
local function column(text)
  local bytes = line:find(text, 1, true) + #text - 1
  if client().offset_encoding == 'utf-8' then return bytes end
  local _, units = vim.str_utfindex(line, bytes)
  return units
end
local position = { line = 1, character = column('var(--acc') }
local completion = ask('textDocument/completion', { position = position })
report('completion', completion and completion.items[1].label == '--accent', completion)
local hover = ask('textDocument/hover', { position = position })
report('hover', hover and hover.contents.value:match('#036eb7') ~= nil, hover)
local definition = ask('textDocument/definition', { position = position })
report('definition', definition and definition[1].uri:match('themes%.vstyle$') ~= nil, definition)
local actions = ask('textDocument/codeAction', {
  range = { start = { line = 2, character = 0 }, ['end'] = { line = 2, character = 30 } },
  context = { diagnostics = {} },
})
local fix
for _, action in ipairs(actions or {}) do if action.kind == 'quickfix' and action.isPreferred then fix = action end end
report('fix offered', fix ~= nil, actions)
local function apply(edit) vim.lsp.util.apply_workspace_edit(edit, client().offset_encoding) end
if fix then apply(fix.edit) end
vim.wait(10000, function() return #diagnostics() == 0 end, 20)
report('fix made', #diagnostics() == 0, diagnostics())
local renamed = ask('textDocument/rename', { position = position, newName = '--tint' })
if renamed then apply(renamed) end
report('rename', vim.api.nvim_buf_get_lines(0, 1, 2, false)[1]:match('var%(%-%-tint%)') ~= nil, renamed)
local other = vim.fn.bufnr(root .. '/themes.vstyle')
report('rename elsewhere', table.concat(vim.api.nvim_buf_get_lines(other, 0, -1, false)):match('%-%-tint: #036eb7') ~= nil)
local edits = ask('textDocument/formatting', { options = { tabSize = 8, insertSpaces = false } })
if edits then vim.lsp.util.apply_text_edits(edits, vim.api.nvim_get_current_buf(), client().offset_encoding) end
report('format', vim.api.nvim_buf_get_lines(0, 2, 3, false)[1] == 'Button { title-color: white; }',
  vim.api.nvim_buf_get_lines(0, 0, -1, false))
for _, method in ipairs({ 'documentSymbol', 'foldingRange', 'documentColor', 'semanticTokens/full' }) do
  local result, problem = ask('textDocument/' .. method, {})
  report(method, result ~= nil, problem)
end
-- A closed buffer ends neither the server nor the client.
vim.cmd('bdelete! ' .. vim.uri_to_fname(uri))
vim.wait(200, function() return false end, 20)
report('close', vim.fn.bufloaded(vim.uri_to_fname(uri)) == 0 and client() ~= nil)
vim.lsp.stop_client(id)
vim.wait(10000, function() local own = client(); return own == nil or own.is_stopped() end, 20)
report('end', client() == nil or client().is_stopped())
vim.cmd('qa!')
