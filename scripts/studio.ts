import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { noiseWeights } from '../demo/studio/noise-weights.ts'
import { takePictures } from '../demo/studio/queue.ts'
import { SHOTS } from '../demo/studio/shots/all.ts'

/**
 * Takes the missing pictures of the demonstration house: `npm run studio -- --only luna`. Two at a time keep two
 * cores busier than one: `--threads 1 --share 1/2` and, beside it, `--threads 1 --share 2/2`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    threads: { type: 'string', default: '2' },
    most: { type: 'string', default: 'Infinity' },
    share: { type: 'string', default: '1/1' },
    pictures: { type: 'string', default: join(import.meta.dirname, '../demo/pictures') },
    scratch: { type: 'string', default: join(tmpdir(), 'studio') },
    blender: { type: 'string', default: 'blender' },
  },
})

const [part = 1, parts = 1] = values.share.split('/').map(Number)
const failed = await takePictures(
  SHOTS.filter(({ name }, index) => name.includes(values.only) && index % parts === part - 1),
  {
    pictures: values.pictures,
    scratch: values.scratch,
    blender: values.blender,
    weights: await noiseWeights(join(values.scratch, 'noise-filter')),
    threads: Number(values.threads),
    most: Number(values.most),
    report: (line) => console.log(line),
  },
)
if (failed.length > 0) process.exitCode = 1
