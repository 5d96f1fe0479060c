import { expect, test } from 'vitest'
import { findHouseNameProblems, findName } from './house-name.ts'

test.each([
  ["title: 'Rossi'", [8]],
  ['const ROSSI = "mail@rossi.example"', [6, 20]],
  ["import { house } from '@rossi/house'", []],
  ['the house', []],
])('%s names the house at %j', (text, indices) => {
  expect(findName(text, { name: 'Rossi', isMessage: false })).toEqual(indices)
})

test('a message may use the name as an everyday word', () => {
  const text = "L'officina di Officina"
  expect(findName(text, { name: 'Officina', isMessage: true })).toEqual([14])
  expect(findName(text, { name: 'Officina', isMessage: false })).toEqual([2, 14])
})

test('nothing that serves every house names one', () => {
  expect(findHouseNameProblems()).toEqual([])
})
