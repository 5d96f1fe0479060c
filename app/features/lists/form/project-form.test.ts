import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { editListForm } from './list-form.ts'
import { projectOfForm } from './project-form.ts'

const OPEN = { number: '', client: '', startsOn: null, deliverBy: null }
const ADDRESS = { city: 'Milano' } as never

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Villa', version: '1', ...fields }))
    form.set(name, value)
  return parseWithZod(form, { schema: editListForm })
}

test('the form of a list without details of a project is no project, unless an address is stored', () => {
  const empty = parse({ number: ' ', client: '', startsOn: '', deliverBy: '' })
  if (empty.status !== 'success') throw new Error('refused')
  expect(empty.value).toMatchObject(OPEN)
  expect(projectOfForm(empty.value, null)).toBeNull()
  const stored = { ...OPEN, client: 'Clara', address: ADDRESS }
  expect(projectOfForm(empty.value, stored)).toEqual({ ...OPEN, address: ADDRESS })
  expect(projectOfForm({ ...OPEN, number: '14' }, stored)).toEqual({
    ...OPEN,
    number: '14',
    address: ADDRESS,
  })
})

test.each([
  [{ number: '7'.repeat(31) }, 'number', 'too-long'],
  [{ client: 'n'.repeat(121) }, 'client', 'too-long'],
  [{ startsOn: '2026-02-30' }, 'startsOn', 'date-malformed'],
  [{ startsOn: '2026-03-02', deliverBy: '2026-03-01' }, 'deliverBy', 'dates-reversed'],
])('%o is refused at %s: %s', (fields, path, code) => {
  expect(parse(fields).reply()).toMatchObject({ status: 'error', error: { [path]: [code] } })
})
