import type { Service } from '#services/kernel/service.ts'

const PREFIX = '/services/'

/**
 * Answers `/services/{name}/…` with the embedded service of that name, which sees the path without the prefix
 * (architecture.md §6). Null when there is none.
 */
export function createServiceMounts(services: Readonly<Record<string, Service>>) {
  return (request: Request): Promise<Response> | null => {
    const url = new URL(request.url)
    const [name = '', ...rest] = url.pathname.slice(PREFIX.length).split('/')
    const service = Object.hasOwn(services, name) ? services[name] : undefined
    if (!service) return null
    url.pathname = `/${rest.join('/')}`
    return service.fetch(new Request(url, request))
  }
}
