import { expect, test } from 'vitest'
import { fillTemplate, templateText, withTemplate } from './reply-template.ts'

// spec 1: replies start from templates in the customer's language, or visibly in English
test.each([
  [{ en: 'Dear', de: 'Hallo' }, 'de', { text: 'Hallo', language: 'de' }],
  [{ en: 'Dear', de: 'Hallo' }, 'fr', { text: 'Dear', language: 'en' }],
  [{ en: '', it: 'Ciao' }, 'fr', { text: 'Ciao', language: 'it' }],
  [{}, 'fr', null],
] as const)('of %j, a customer who reads %s gets %j', (texts, language, expected) => {
  expect(templateText(texts, language)).toEqual(expected)
})

test('every placeholder is filled in, exactly once', () => {
  const filled = fillTemplate('{name}, {number} {other} {name}', {
    name: '{number} $& Ada',
    number: 'R-26-000001',
  })
  expect(filled).toBe('{number} $& Ada, R-26-000001 {other} {number} $& Ada')
})

test('without a name the greeting has no gap', () => {
  expect(fillTemplate('Guten Tag {name},\n{name}', { name: '', number: '' })).toBe('Guten Tag,\n')
})

test.each([
  ['', 'Dear Ada', 'Dear Ada'],
  [' \n', 'Dear Ada', 'Dear Ada'],
  ['I looked.\n', 'Best wishes', 'I looked.\n\nBest wishes'],
])('a template goes into %j without replacing what was typed', (text, template, expected) => {
  expect(withTemplate(text, template)).toBe(expected)
})
