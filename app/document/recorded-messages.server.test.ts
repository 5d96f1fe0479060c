import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { recordMessages } from './recorded-messages.server.ts'

const all = {
  bag: { title: 'Your bag', count: '{count, plural, one {# piece} other {# pieces}}' },
  shell: { menu: { open: 'Menu', close: 'Close' } },
}

test('a page carries the messages that it used, and no others', () => {
  const { messages, used } = recordMessages(all)
  const bag = createTranslator({ locale: 'en', messages, namespace: 'bag' })
  const shell = createTranslator({ locale: 'en', messages, namespace: 'shell.menu' })
  expect(bag('count', { count: 2 })).toBe('2 pieces')
  expect(shell('open')).toBe('Menu')
  expect(used()).toEqual({ bag: { count: all.bag.count }, shell: { menu: { open: 'Menu' } } })
})

test('a compiled message counts as one', () => {
  const { messages, used } = recordMessages({ bag: { count: ['Hi ', ['name']] } })
  expect(messages.bag).toHaveProperty('count', ['Hi ', ['name']])
  expect(used()).toEqual({ bag: { count: ['Hi ', ['name']] } })
})

test('a page without messages carries none', () => {
  expect(recordMessages(all).used()).toEqual({})
})
