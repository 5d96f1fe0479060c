import { expect, test } from 'vitest'
import { createServiceMounts } from './service-mounts.ts'

const handleService = createServiceMounts({
  search: { fetch: async ({ method, url }) => new Response(`${method} ${new URL(url).pathname}`) },
})

test('a service sees its own paths', async () => {
  const response = await handleService(new Request('https://shop.example/services/search/1/indexes'))
  expect(await response.text()).toBe('GET /1/indexes')
})

/** Without a body left, the page that answered in its place failed with 500. */
test.each(['/services', '/services/', '/services/none', '/services/constructor'])(
  'what is sent to %s finds no service',
  async (path) => {
    const request = new Request(`https://shop.example${path}`, { method: 'POST', body: 'a=1' })
    expect((await handleService(request)).status).toBe(404)
  },
)
