import { expect, test } from 'vitest'
import type { Route } from '../../../routes/route.ts'
import { bodyOf, readShapes, shapesFor } from './shapes.ts'

const shapes = await readShapes()

function bodiesFor(part: string, pattern: string): unknown[] {
  const route: Route = { part, method: 'POST', pattern, samples: [], cookie: null }
  return shapesFor(shapes, route).map(({ schema }) => bodyOf(schema, 'word'))
}

test.each([
  ['commerce', '/services/commerce/checkout/:token/delivery', { option: 'standard' }],
  ['identity', '/services/identity/account/proof', { password: 'word' }],
  ['identity', '/services/identity/interactions/:uid/sign-in', { email: 'word', password: 'word' }],
  [
    'identity',
    '/services/identity/interactions/:uid/passkey',
    {
      used: {
        id: 'word',
        rawId: 'word',
        type: 'public-key',
        response: { clientDataJSON: 'word', authenticatorData: 'word', signature: 'word' },
      },
    },
  ],
])('%s is sent a body that %s wants', (part, pattern, body) => {
  expect(bodiesFor(part, pattern)).toContainEqual(body)
})

test('a service without contracts gets any shape', () => {
  expect(bodiesFor('content', '/services/content/:version/data/mutate/:dataset')).toHaveLength(shapes.length)
})
