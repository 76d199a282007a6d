-- Makes each code action that the server offers for each file of a list, in a buffer of Neovim. The file after the
-- action is written beside it, with the kind, the rule and the title of the action.
local root, program = vim.env.CLIENT_ROOT, vim.env.CLIENT_PROGRAM
local id
if vim.lsp.start then
  id = vim.lsp.start({ name = 'vstyle', cmd = { program, 'language-server' }, root_dir = root })
else
  id = vim.lsp.start_client({ name = 'vstyle', cmd = { program, 'language-server' }, root_dir = root })
end
local function client() return vim.lsp.get_client_by_id(id) end
vim.wait(10000, function() local own = client(); return own and own.initialized end, 10)
local count = 0
for place in io.lines(root .. '/places.txt') do
  local folder, file, line, character = place:match('^(%S+) (%S+) (%d+) (%d+)$')
  vim.cmd('edit! ' .. root .. '/' .. folder .. '/' .. file)
  vim.bo.filetype = file == 'a.vstyle' and 'vstyle' or 'json'
  vim.lsp.buf_attach_client(0, id)
  local text = vim.api.nvim_buf_get_lines(0, 0, -1, false)
  local start = { line = tonumber(line), character = tonumber(character) }
  local whole = { line = 0, character = 0 }
  local isWhole = start.line == 0 and start.character == 0
  local range = { start = isWhole and whole or start, ['end'] = isWhole and { line = #text, character = 0 } or start }
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', {
    textDocument = { uri = vim.uri_from_bufnr(0) }, range = range, context = { diagnostics = {} },
  }, 10000) or {}
  local actions = {}
  for _, answer in pairs(answers) do actions = answer.result or {} end
  for index, action in ipairs(actions) do
    if not action.edit and action.data then
      for _, answer in pairs(vim.lsp.buf_request_sync(0, 'codeAction/resolve', action, 10000) or {}) do
        action = answer.result or action
      end
    end
    if action.edit then
      vim.lsp.util.apply_workspace_edit(action.edit, client().offset_encoding)
      local after = io.open(root .. '/' .. folder .. '/' .. index .. '.after', 'w')
      local rule = action.diagnostics and action.diagnostics[1].code or '-'
      after:write(action.kind, '\t', rule, '\t', action.title, '\n')
      after:write(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n'), '\n')
      after:close()
      count = count + 1
      vim.api.nvim_buf_set_lines(0, 0, -1, false, text)
    end
  end
end
io.write('made ' .. count .. ' actions\n')
vim.cmd('qa!')
