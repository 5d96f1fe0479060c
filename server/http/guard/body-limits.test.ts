import { expect, test } from 'vitest'
import { asPage, frontOptions } from '#tests/support/front-options.ts'
import { createFront } from '../front.ts'

const bindings = { incoming: { socket: { remoteAddress: '9.9.9.9' } } } as never

test.each([
  '/trade/apply',
  '/de-de/trade/apply.data',
  '/trade/apply/received',
  '/requests/customization',
  '/fr-fr/requests/thread/abc.data',
  '/account/quick-order',
  '/profile/studio',
  '/chat/pictures',
  '/search/picture',
])('the form of %s accepts a file, whatever its bytes', async (path) => {
  const handlePage = asPage(async (given) => {
    const file = (await given.formData()).get('file')
    return new Response(String(file instanceof File && file.size))
  })
  const body = new FormData()
  body.set('file', new File([new Uint8Array(2_000_000)], 'certificate.pdf'))
  const request = new Request(`https://shop.example${path}`, { method: 'POST', body })
  const response = await createFront(frontOptions({ handlePage })).fetch(request, bindings)
  expect(await response.text()).toBe('2000000')
})
