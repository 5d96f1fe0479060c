import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { downloadNoiseWeights } from '../studio/noise-weights.ts'
import { renderPictures } from '../studio/queue.ts'
import { SHOTS } from '../studio/shots/all.ts'

/** Renders the missing pictures of the demonstration: `npm run render -- --only luna`; several may run in parallel. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    threads: { type: 'string', default: '2' },
    nice: { type: 'string', default: '19' },
    most: { type: 'string', default: 'Infinity' },
    pictures: { type: 'string', default: join(import.meta.dirname, '../pictures') },
    scratch: { type: 'string', default: join(tmpdir(), 'studio') },
    blender: { type: 'string', default: 'blender' },
  },
})

const failed = await renderPictures(
  SHOTS.filter(({ name }) => name.includes(values.only)),
  {
    pictures: values.pictures,
    scratch: values.scratch,
    blender: values.blender,
    weights: await downloadNoiseWeights(join(values.scratch, 'noise-filter')),
    threads: Number(values.threads),
    nice: Number(values.nice),
    most: Number(values.most),
    report: (line) => console.log(line),
  },
)
if (failed.length > 0) process.exitCode = 1
