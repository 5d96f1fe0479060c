import { StartFault } from '#services/kernel/start-fault.ts'

type Given = { INBOUND_DOMAIN?: string | undefined; INBOUND_SECRET?: string | undefined }

/** Requires both settings or neither, and throws StartFault otherwise. */
export function readInboundSettings({ INBOUND_DOMAIN: domain, INBOUND_SECRET: secret }: Given) {
  if (domain !== undefined && secret !== undefined) return { domain, secret }
  if (domain === undefined && secret === undefined) return null
  throw new StartFault('Set both INBOUND_DOMAIN and INBOUND_SECRET, or neither.')
}
