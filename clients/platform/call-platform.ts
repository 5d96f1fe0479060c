import { callJson, type JsonCall, type JsonReach, type JsonResponse } from '../calls/json-caller.ts'

export type PlatformReach = JsonReach
export type PlatformResponse = JsonResponse

const TIMEOUT_MS = 5_000

/** Calls the platform service with a customer's or a server's token. Never throws. */
export function callPlatform(
  reach: PlatformReach,
  token: string,
  {
    method,
    path,
    body: json,
    headers: added,
  }: Pick<JsonCall, 'method' | 'headers'> & { path: string; body?: object },
): Promise<PlatformResponse> {
  const headers = { authorization: `Bearer ${token}`, ...added }
  return callJson(reach, path, { ...(method && { method }), headers, json, timeoutMs: TIMEOUT_MS })
}
