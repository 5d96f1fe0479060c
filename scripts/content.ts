import { parseArgs } from 'node:util'
import { createPreviewPasses } from '#server/http/preview-passes.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { checkDataset } from './content/check/check-dataset.ts'
import { type ContentTarget, openContentTarget } from './content/content-target.ts'
import { openDatasetFile } from './content/dataset-file.ts'
import { exportDataset } from './content/export-dataset.ts'
import { importDataset } from './content/import-dataset.ts'
import { createProgressBar } from './import/progress-bar.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run content -- export FILE [options]
npm run content -- import FILE [options]
npm run content -- check
npm run content -- preview-link PATH

  export FILE         writes the content: documents, drafts, pictures and files, as "sanity dataset export" does;
                      FILE ends in .tar.gz, or in .ndjson for the documents only
    --no-drafts       only published content
    --types a,b       only documents of these types
  import FILE         imports such a file, its unpacked folder, or NDJSON; the same file again changes nothing
    --dry-run         reads and compares everything, writes nothing
    --missing         leaves existing documents unchanged
  check               lists content that does not match the schemas of the Studio (studio/)
  preview-link PATH   a link that opens a preview of the page, valid for one week

The settings determine the content service: embedded, or hosted with CONTENT_PROJECT and CONTENT_WRITE_TOKEN.
`

/** `npm run content`: exports the content to files, and imports it. Exit code 1 if a document is refused. */
await runCommand(run, USAGE)

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'no-drafts': { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      types: { type: 'string' },
    },
  })
  const [command = '', subject] = positionals
  if (command === 'check' && subject === undefined) return checkAll()
  if (subject === undefined || positionals.length > 2) return printUsage()
  if (command === 'preview-link') return printPreviewLink(subject)
  if (command !== 'export' && command !== 'import') return printUsage()
  const configuration = readConfiguration()
  const target = await openContentTarget(configuration)
  const bar = createProgressBar(process.stderr, command === 'export' ? 'assets' : 'documents')
  const onProgress = (done: number, total: number) =>
    bar.show({ bytesRead: done, bytesTotal: total, rows: done })
  try {
    if (command === 'import') {
      const settings = { isDryRun: values['dry-run'], onlyMissing: values.missing, onProgress }
      return await importContent(target, subject, settings, bar.clear)
    }
    const types = values.types?.split(',') ?? null
    const { documents, assets, lostAssets } = await exportDataset(target, subject, {
      withDrafts: !values['no-drafts'],
      types,
      onProgress,
    })
    bar.clear()
    for (const id of lostAssets) console.log(`${id}: its bytes could not be downloaded; only referenced`)
    console.log(`Documents: ${documents}. Pictures and files: ${assets}. Written to ${subject}`)
    return lostAssets.length > 0 ? 1 : 0
  } finally {
    bar.clear()
    await target.close()
  }
}

async function checkAll(): Promise<number> {
  const target = await openContentTarget(readConfiguration())
  try {
    const { documents, problems } = await checkDataset(target)
    for (const { path, message, isWarning } of problems)
      console.log(`${path}: ${message}${isWarning ? ' (warning)' : ''}`)
    const errors = problems.filter(({ isWarning }) => !isWarning).length
    console.log(`Documents: ${documents}. Errors: ${errors}. Warnings: ${problems.length - errors}`)
    return errors > 0 ? 1 : 0
  } finally {
    await target.close()
  }
}

async function importContent(
  target: ContentTarget,
  path: string,
  settings: Parameters<typeof importDataset>[2],
  onImported: () => void,
): Promise<number> {
  const file = await openDatasetFile(path)
  try {
    const { documents, assets, refusals } = await importDataset(target, file, settings)
    onImported()
    for (const { where, reason } of refusals) console.log(`${where}: ${reason}`)
    const { made, changed, unchanged, skipped, refused } = documents
    const counts = `${made} created, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped, ${refused} refused`
    console.log(
      `Documents: ${counts}. Pictures and files: ${assets.uploaded} new, ${assets.known} already stored${settings.isDryRun ? ' (dry run, nothing was written)' : ''}`,
    )
    return refusals.length > 0 ? 1 : 0
  } finally {
    await file.close()
  }
}

function printPreviewLink(path: string): number {
  if (!path.startsWith('/')) return printUsage()
  const { previewKey, publicOrigin } = readConfiguration()
  const link = createPreviewPasses(previewKey, () => Date.now()).linkTo(path)
  console.log(`${publicOrigin}/preview?${new URLSearchParams(link)}`)
  return 0
}

function printUsage(): number {
  console.error(USAGE)
  return 1
}
