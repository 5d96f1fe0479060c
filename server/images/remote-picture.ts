import { lookup as lookUp } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const TIMEOUT_MS = 10_000

/**
 * Fetches a picture from an allowed host: at most `maxBytes`, without redirects, and only from a public
 * address, which is resolved once and then used, so that DNS cannot change in between. Null if it is
 * unavailable.
 */
export function fetchRemotePicture(url: URL, maxBytes: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const requesting = request(url, {
      lookup: publicOnly,
      timeout: TIMEOUT_MS,
      headers: { accept: 'image/*' },
    })
    const fail = () => {
      requesting.destroy()
      resolve(null)
    }
    requesting.on('timeout', fail)
    requesting.on('error', fail)
    requesting.on('response', (response) => {
      if (response.statusCode !== 200) return fail()
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > maxBytes) fail()
        else parts.push(part)
      })
      response.on('error', fail)
      response.on('end', () => resolve(Buffer.concat(parts)))
    })
    requesting.end()
  })
}

const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const isSafe = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))
    if (!isSafe) return callback(new Error(`${hostname} is not on the public internet`), [])
    const [first] = addresses
    if (options.all || !first) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
