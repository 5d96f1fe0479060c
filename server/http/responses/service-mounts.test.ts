import { expect, test } from 'vitest'
import { createServiceMounts } from '../../app.ts'

const handleService = createServiceMounts({
  search: { fetch: async ({ method, url }) => new Response(`${method} ${new URL(url).pathname}`) },
})

test('a service sees paths without its prefix', async () => {
  const response = await handleService(new Request('https://shop.example/services/search/1/indexes'))
  expect(await response.text()).toBe('GET /1/indexes')
})

/** The request used to fail with 500 in the page that handled it instead, because its body had already been read. */
test.each(['/services', '/services/', '/services/none', '/services/constructor'])(
  'what is sent to %s finds no service',
  async (path) => {
    const request = new Request(`https://shop.example${path}`, { method: 'POST', body: 'a=1' })
    expect((await handleService(request)).status).toBe(404)
  },
)
