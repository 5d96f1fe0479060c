import type { Context } from 'hono'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { HttpEnvironment } from '../bindings.ts'
import { isLocalCaller } from '../local-caller.ts'
import type { Metrics } from '../metrics.ts'

export type OperatorOptions = {
  metrics: Metrics
  publicOrigin: string
  /** Null if only callers on this machine may read metrics. */
  metricsToken: string | null
  /** The response of `GET /services`, with or without the tokens; null if there is no such page. */
  describeServices(tokens: 'shown' | 'hidden'): object | null
  /** Reveals the tokens on that page; printed at startup. */
  servicesKey: string
}

/** `GET /metrics`: for callers with the token, or on this machine. */
export async function handleMetrics(
  context: Context<HttpEnvironment>,
  { metrics, publicOrigin, metricsToken }: OperatorOptions,
): Promise<Response> {
  const token = context.req.header('authorization')?.replace(/^Bearer /, '')
  const isAllowed =
    metricsToken === null
      ? isLocalCaller(context.req.raw.headers, context.env, publicOrigin)
      : isSameToken(token, metricsToken)
  if (!isAllowed) return context.text('forbidden', 403)
  return new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } })
}

/** `GET /services`: for callers on this machine; the tokens require the key. */
export async function handleServices(
  context: Context<HttpEnvironment>,
  { publicOrigin, servicesKey, describeServices }: OperatorOptions,
): Promise<Response> {
  const isLocal = isLocalCaller(context.req.raw.headers, context.env, publicOrigin)
  const hasKey = isSameToken(context.req.query('key'), servicesKey)
  const services = isLocal ? describeServices(hasKey ? 'shown' : 'hidden') : null
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return services ? context.json(services, 200, headers) : context.notFound()
}
