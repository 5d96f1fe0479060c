import { expect } from 'vitest'
import { IMPORT_JOB } from '#services/commerce/team/product-files/import-runner.ts'
import type { Service } from '#services/kernel/service.ts'
import { eventually } from '../eventually.ts'
import { TEST_TIME } from '../test-clock.ts'
import type { sampleTeam } from './sample-team.ts'
import { sendUpload } from './send-upload.ts'

/** Imports product files through the team API. */
export function sampleImports(team: ReturnType<typeof sampleTeam>, { jobs = [] }: Pick<Service, 'jobs'>) {
  const { call } = team
  const upload = (name: string, content: string | Uint8Array) => sendUpload(team, name, content)
  const create = (uploads: readonly string[], input: object = {}) =>
    call('/product-imports', { role: 'catalogue', body: { input: { uploads, currency: 'EUR', ...input } } })
  const find = async (id: string) => (await call(`/product-imports/${id}`)).body.item

  const run = async (stopping?: AbortSignal) =>
    jobs.find(({ name }) => name === IMPORT_JOB)?.run(TEST_TIME, stopping)

  /** Returns the import after it has ended. */
  async function ended(id: string) {
    await run()
    await eventually(async () => expect(['done', 'failed']).toContain((await find(id)).state))
    return find(id)
  }

  return {
    upload,
    create,
    run,
    find,
    ended,
    async runWith(...files: [string, string | Uint8Array][]) {
      const ids: string[] = []
      for (const [name, content] of files) ids.push(await upload(name, content))
      const created = await create(ids)
      return ended(created.body.item.id)
    },
    async apply({ id, version }: { id: string; version: number }) {
      const applied = await call(`/product-imports/${id}/apply`, { body: { version, input: {} } })
      expect([applied.status, applied.body.item?.state]).toEqual([200, 'waiting'])
      return ended(id)
    },
  }
}
