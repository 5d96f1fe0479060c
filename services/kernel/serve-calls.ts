import type { Context, Env, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { type Call, type Calls, type Implementation, splitRoute } from '#contracts/calls.ts'
import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import type { Accepted, Refused } from '#domain/result.ts'

type SentRefusal = {
  readonly code: string
  readonly retryAfterSeconds?: unknown
  readonly [detail: string]: unknown
}
type Outcome = Accepted<unknown> | (Refused<string> & SentRefusal)

/**
 * Adds the routes of calls. `implement` returns the implementation for one caller, after the middleware has run.
 * `refuseInput` returns the refusal of invalid input, for calls whose refusals name fields.
 */
export function serveCalls<RouteEnv extends Env, Of extends Calls>(
  app: Hono<RouteEnv>,
  calls: Of,
  implement: (context: Context<RouteEnv>) => Implementation<Of>,
  refuseInput: (error: z.ZodError, call: Call) => SentRefusal = malformedRefusal,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const [method, path] = splitRoute(call)
    const names = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param)
    app.on(method, path, async (context) => {
      const given: unknown[] = names.map((param) => context.req.param(param) ?? '')
      if (call.input) {
        const input = call.input.safeParse(await readInput(context))
        if (!input.success) return toRefusalResponse(context, call, refuseInput(input.error, call))
        given.push(input.data)
      }
      if (call.hasKey) given.push(context.req.header(IDEMPOTENCY_KEY) ?? '')
      // The call has just parsed the arguments, so they have its types.
      const run = implement(context)[name] as (...given: unknown[]) => Promise<Outcome>
      return respond(context, call, await run(...given))
    })
  }
}

function malformedRefusal(_: z.ZodError, { malformed: code = 'request-malformed' }: Call): SentRefusal {
  return { code }
}

/** Returns the input of a call: the JSON body, or the search parameters, where a repeated one is a list. */
async function readInput({ req }: Context): Promise<unknown> {
  if (req.method !== 'GET' && req.method !== 'HEAD') return req.json().catch(() => null)
  const all = Object.entries(req.queries())
  return Object.fromEntries(all.map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
}

function respond(context: Context, call: Call, outcome: Outcome): Response {
  if (!outcome.ok) return toRefusalResponse(context, call, outcome)
  if (outcome.value === null && call.missing !== undefined) return context.json({ code: call.missing }, 404)
  return call.output ? context.json(outcome.value, call.status ?? 200) : context.body(null, 204)
}

/** Sends the code and the details that the contract declares, with the time to wait as a header. */
function toRefusalResponse(
  context: Context,
  { refusals, faults, details }: Call,
  refusal: SentRefusal,
): Response {
  const { code, retryAfterSeconds } = refusal
  const detailEntries = Object.keys(details?.shape ?? {}).map((name) => [name, refusal[name]])
  const status = refusals?.[code] ?? faults?.[code] ?? 422
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds))
  return context.json({ code, ...Object.fromEntries(detailEntries) }, status as ContentfulStatusCode)
}
