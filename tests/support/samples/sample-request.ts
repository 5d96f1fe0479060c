import type { NewRequest } from '#contracts/request.ts'

type ContactRequest = Extract<NewRequest, { kind: 'contact' }>

/** A contact form message from a visitor in Germany. */
export function sampleRequest(changes: Partial<ContactRequest> = {}): ContactRequest {
  return {
    kind: 'contact',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    language: 'de',
    country: 'DE',
    accountId: null,
    network: 'network',
    pieces: [],
    attachments: [],
    fields: {
      topic: 'order-status',
      orderNumber: 'BT-2611-000123',
      message: 'Where is my lamp?\nI would like to know.',
      prefersPhone: false,
      phone: '',
    },
    ...changes,
  }
}
