import type { Service } from '#services/kernel/service.ts'

const PREFIX = '/services/'

/**
 * Routes `/services/{name}/…` to the embedded service of that name, which sees the path without the prefix
 * (architecture.md §6). If there is none, the response is 404, because the body has been read by then and no
 * page could handle the request.
 */
export function createServiceMounts(services: Readonly<Record<string, Service>>) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const [name = '', ...rest] = url.pathname.slice(PREFIX.length).split('/')
    const service = Object.hasOwn(services, name) ? services[name] : undefined
    if (!service) return new Response('There is no such service.', { status: 404 })
    url.pathname = `/${rest.join('/')}`
    return service.fetch(new Request(url, request))
  }
}
