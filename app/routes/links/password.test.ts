import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Clients } from '#app/request/clients.ts'
import { clientsContext, sealContext } from '#app/request/context.ts'
import { ok } from '#domain/result.ts'
import { action } from './password.tsx'

test('a new password that is saved answers 200, although its link is used up', async () => {
  const context = new RouterContextProvider()
  const screens = { forVisitor: () => ({ setPassword: async () => ok({ device: 'known' }) }) }
  context.set(clientsContext, { screens } as unknown as Clients)
  context.set(sealContext, { seal: (text) => text, open: (sealed) => sealed })
  const url = new URL('https://shop.example/password/link')
  const form = { password: 'eine lange Nacht', confirmation: 'eine lange Nacht' }
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const args = { request, url, context, pattern: '/password/:token', params: { token: 'link' } }
  const { data, init } = await action(args as unknown as Parameters<typeof action>[0])
  expect([data.isDone, init?.status]).toEqual([true, 200])
})
