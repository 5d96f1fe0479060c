import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Zip, ZipDeflate } from 'fflate'
import { z } from 'zod'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import { writeAuditEvent } from '#services/kernel/team/audit/write-audit-event.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import { toRefusedFields } from '#services/kernel/team/resource.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'

const query = z.object({ currency: z.enum(CURRENCIES).optional(), stock: z.literal('current').optional() })

const AUDITED = { resource: 'product-export', action: 'export' }

/**
 * `GET /product-export`: the files that `npm run export` writes, in one archive, which can be imported. An export
 * requires a recent second factor and is logged (docs/decisions/0070-desk-sessions-with-a-second-factor.md).
 */
export function productExport(baseCurrency: Currency | null): TeamRoute {
  return {
    method: 'GET',
    path: '/product-export',
    roles: ['catalogue'],
    needsConfirmation: true,
    isPersonal: false,
    audits: AUDITED,
    async handle({ database, staff: { accountId }, now, query: given }) {
      const parsed = query.safeParse(given)
      if (!parsed.success) return refusedResponse(400, 'request-malformed', toRefusedFields(parsed.error))
      const { currency = baseCurrency, stock } = parsed.data
      if (!currency)
        return refusedResponse(400, 'request-malformed', [{ path: 'currency', code: 'required' }])
      const day = now.toISOString().slice(0, 10)
      const folder = await mkdtemp(join(tmpdir(), 'product-export-'))
      const remove = () => rm(folder, { recursive: true, force: true })
      const toFile = (name: string) => ({ name, path: join(folder, name) })
      const files = {
        csv: toFile('products.csv'),
        translations: toFile('products.translations.json'),
        collections: toFile('products.collections.csv'),
      }
      try {
        const { exportCatalogue } = await import('../../export/export-catalogue.ts')
        const report = await exportCatalogue(database, {
          csvPath: files.csv.path,
          translationsPath: files.translations.path,
          collectionsPath: files.collections.path,
          base: currency,
          hasCurrentStock: stock === 'current',
        })
        await writeAuditEvent(database.db, {
          ...AUDITED,
          objectId: day,
          before: {},
          after: { products: report.products, currency },
          accountId,
          at: now,
        })
        const written = [
          files.csv,
          ...(report.translated > 0 ? [files.translations] : []),
          ...(report.collections > 0 ? [files.collections] : []),
        ]
        return new Response(zipFiles(written, remove), {
          headers: {
            'content-type': 'application/zip',
            'content-disposition': `attachment; filename="products-${day}.zip"`,
          },
        })
      } catch (error) {
        await remove()
        throw error
      }
    },
  }
}

/** An archive of files, created while it is read. `onEnd` runs once it is complete, or its reader has left. */
function zipFiles(
  files: readonly { name: string; path: string }[],
  onEnd: () => Promise<void>,
): ReadableStream<Uint8Array> {
  const parts = readZipParts(files)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (!done) return controller.enqueue(value)
      await onEnd()
      controller.close()
    },
    async cancel() {
      await parts.return(undefined)
      await onEnd()
    },
  })
}

async function* readZipParts(
  files: readonly { name: string; path: string }[],
): AsyncGenerator<Uint8Array, undefined> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  const take = () => {
    const taken = ready.filter(({ length }) => length > 0)
    ready = []
    return taken
  }
  for (const { name, path } of files) {
    const file = new ZipDeflate(name)
    zip.add(file)
    for await (const chunk of createReadStream(path)) {
      file.push(chunk)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
  return undefined
}
