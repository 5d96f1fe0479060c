import { callPlatform, type PlatformReach } from './call-platform.ts'

export type MadeChangesClientOptions = PlatformReach & {
  /** Only servers have it. */
  readonly token: string
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

/** Records which changes were already made (`contracts/made-changes.ts`). */
export type MadeChangesClient = {
  /** Marks a change as made. Returns whether it was made before; false while the platform is unavailable. */
  claim(key: string): Promise<boolean>
  /** Allows a refused change to be made later. */
  release(key: string): Promise<void>
}

export function createMadeChangesClient(options: MadeChangesClientOptions): MadeChangesClient {
  const { token, report } = options
  const call = async (method: 'PUT' | 'DELETE', key: string) => {
    const response = await callPlatform(options, token, {
      method,
      path: `/changes/${encodeURIComponent(key)}`,
    })
    if (response.status !== 201 && response.status !== 204)
      report({ code: 'platform-unavailable', status: response.status })
    return response.status
  }
  return {
    claim: async (key) => (await call('PUT', key)) === 204,
    async release(key) {
      await call('DELETE', key)
    },
  }
}
