import { expect, test } from 'vitest'
import { LANGUAGES } from '../market/language.ts'
import {
  type IssueAction,
  type IssueAudience,
  type IssueState,
  isInAudience,
  missingLanguages,
  nextIssueState,
} from './issue.ts'

test.each<[IssueState, IssueAction, IssueState | null]>([
  ['draft', 'send', 'sending'],
  ['draft', 'pause', null],
  ['draft', 'resume', null],
  ['sending', 'send', null],
  ['sending', 'pause', 'paused'],
  ['sending', 'resume', null],
  ['paused', 'send', null],
  ['paused', 'pause', null],
  ['paused', 'resume', 'sending'],
  ['sent', 'send', null],
  ['sent', 'pause', null],
  ['sent', 'resume', null],
])('an issue that is %s: %s makes it %s', (state, action, next) => {
  expect(nextIssueState(state, action)).toBe(next)
})

test.each<[IssueAudience, boolean, boolean, boolean]>([
  ['all', false, false, true],
  ['trade', true, false, true],
  ['trade', false, true, false],
  ['consumer', false, false, true],
  ['consumer', true, true, false],
  ['repeat', false, true, true],
  ['repeat', true, false, false],
])(
  'the audience %s, of trade: %s, with orders: %s, includes a subscriber: %s',
  (audience, isTrade, isRepeat, is) => {
    expect(isInAudience(audience, { isTrade, isRepeat })).toBe(is)
  },
)

test('an issue needs a subject in each language in which it is sent', () => {
  expect(missingLanguages({ de: 'Neues', it: ' ' }, ['de', 'it'], LANGUAGES)).toEqual(['it'])
  expect(missingLanguages({ de: 'Neues' }, [], LANGUAGES)).toEqual(['en', 'es', 'it', 'fr'])
})
