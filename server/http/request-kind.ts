import { MODELS_PATH } from '#contracts/model-address.ts'
import type { RequestKind } from './metrics.ts'

export function classifyRequest(path: string): RequestKind {
  if (path.startsWith('/services/')) return 'service'
  if (path === '/images' || path.startsWith('/pictures/') || path.startsWith(MODELS_PATH)) return 'image'
  if (path.startsWith('/assets/') || path.startsWith('/desk/assets/')) return 'file'
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'health' : 'page'
}

/** Paths of services, webhooks and the OAuth provider, which are never pages. */
export function isServicePath(path: string): boolean {
  return /^\/(?:services|hooks|authentication|\.well-known)\//.test(path)
}

/** The URL parameter that lists the routes whose data a client navigation requests. */
export const DATA_PARAMETER = '_routes'
