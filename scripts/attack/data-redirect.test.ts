import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { dataRedirect } from './data-redirect.ts'

/** A router with one page, which redirects. */
function createRedirectingRouter(target: string) {
  const away = () => new Response(null, { status: 302, headers: { location: target } })
  const route = { id: 'page', path: 'page', module: { default: () => null, loader: away, action: away } }
  return createRequestHandler({
    entry: { module: { default: async () => new Response() } },
    routes: { page: route },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild)
}

test.each(['GET', 'POST'])('a redirect of a %s for data names its address in the body', async (method) => {
  const handle = createRedirectingRouter('https://evil.example/x')
  const response = await handle(new Request('https://shop.example/page.data', { method }))
  expect(response.status).toBe(202)
  expect(response.headers.get('location')).toBeNull()
  expect(dataRedirect(await response.text())).toBe('https://evil.example/x')
})

test.each(['', '{}', '[{"_1":2},"data","redirect"]', '<html>'])('%j is no redirect', (body) => {
  expect(dataRedirect(body)).toBeNull()
})
