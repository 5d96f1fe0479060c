import { expect, test } from 'vitest'
import {
  isConfirmationOpen,
  nextSubscriberState,
  type SubscriberState,
  type SubscriptionEvent,
} from './subscription.ts'

// spec 1: newsletter: states of a subscriber
test.each<[SubscriberState | null, SubscriptionEvent, SubscriberState | null]>([
  [null, 'requested', 'pending'],
  [null, 'confirmed', null],
  [null, 'granted', 'confirmed'],
  [null, 'unsubscribed', null],
  [null, 'bounced', null],
  ['pending', 'requested', 'pending'],
  ['pending', 'confirmed', 'confirmed'],
  ['pending', 'granted', 'confirmed'],
  ['pending', 'unsubscribed', 'unsubscribed'],
  ['pending', 'bounced', 'bounced'],
  ['confirmed', 'requested', 'confirmed'],
  ['confirmed', 'confirmed', 'confirmed'],
  ['confirmed', 'unsubscribed', 'unsubscribed'],
  ['confirmed', 'bounced', 'bounced'],
  ['unsubscribed', 'requested', 'pending'],
  ['unsubscribed', 'confirmed', 'unsubscribed'],
  ['unsubscribed', 'granted', 'confirmed'],
  ['unsubscribed', 'bounced', 'unsubscribed'],
  ['bounced', 'requested', 'pending'],
  ['bounced', 'confirmed', 'bounced'],
  ['bounced', 'granted', 'confirmed'],
  ['bounced', 'unsubscribed', 'unsubscribed'],
])('a subscriber who is %s, and then %s, is %s', (state, event, next) => {
  expect(nextSubscriberState(state, event)).toBe(next)
})

const AT = new Date('2026-11-02T10:00:00Z')

test.each([
  ['2026-11-02T10:00:00Z', true],
  ['2026-11-09T10:00:00Z', true],
  ['2026-11-09T10:00:01Z', false],
])('a confirmation that was requested on 2 November is open at %s: %s', (now, isOpen) => {
  expect(isConfirmationOpen(AT, new Date(now))).toBe(isOpen)
})
