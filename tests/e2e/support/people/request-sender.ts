import { createServerClient } from '#clients/calls/call-client.ts'
import { requestCalls } from '#contracts/request-calls.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'
import { readServices } from '../services.ts'

/** Sends a request to the house directly through the service, in English from New York. Returns its number. */
export async function sendRequest({
  email,
  message,
  name = 'Ada Byron',
}: {
  email: string
  message: string
  name?: string
}): Promise<string> {
  const { platform } = await readServices()
  const client = createServerClient(requestCalls, {
    baseUrl: platform.url,
    fetch,
    token: readConfiguration({ DATA_FOLDER: process.env.E2E_DATA_FOLDER ?? 'data' }).services.platform
      .serverTokens[0],
    report({ code, status }) {
      throw new Error(`${code}: ${status}`)
    },
  })
  const { fields } = sampleRequest()
  const request = sampleRequest({
    name,
    email,
    language: 'en',
    country: 'US',
    network: null,
    fields: { ...fields, message },
  })
  const sent = await client.send(request, crypto.randomUUID())
  if (!sent.ok) throw new Error(sent.code)
  return sent.value.number
}
