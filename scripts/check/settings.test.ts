import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUndescribed, settingsDocument } from '../settings/write-settings.ts'
import { findSettingProblems } from './settings.ts'

test('the documents of the settings are those of the schema', () => {
  expect(findSettingProblems()).toEqual([])
})

test('a document that is out of date is reported', () => {
  const edited = (path: string) => readFileSync(path, 'utf8').replace('PORT', 'PORTS')
  expect(findSettingProblems(edited)).toHaveLength(2)
})

test('a setting without a description, and a description without a setting, are reported', () => {
  const groups = [{ title: 'Server', settings: { PORT: { meaning: 'port' }, NO_SUCH: { meaning: '' } } }]
  expect(findUndescribed(groups)).toContain('HOST is not described')
  expect(findUndescribed(groups)).toContain('NO_SUCH is not a setting')
})

test('the document has the defaults and the values of the schema', () => {
  expect(settingsDocument()).toContain('| `PORT` | port of the server | `3000` |')
  expect(settingsDocument()).toContain('(`all`, `storefront`, `services`) | `all` |')
})
