import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimFolder, releaseFolder } from './claim.ts'
import { developPicture } from './develop.ts'
import { readLedger, recordPicture } from './ledger.ts'
import { createModelStore, type DrawnModel } from './models-on-disk.ts'
import type { Figure, Shot } from './shot.ts'
import { byUrgency } from './urgency.ts'

export type StudioSettings = {
  /** Blender's process priority: 0 is normal, 19 lowest. */
  nice: number
  /** The folder of the masters and their ledger. */
  pictures: string
  /** A temporary folder for models, passes and logs. */
  scratch: string
  blender: string
  /** The file with the weights of the noise filter. */
  weights: string
  threads: number
  /** The maximum number of pictures; unlimited if absent. */
  most?: number
  report: (line: string) => void
}

/** Increment this if a change in render.py, sets.py or denoise.py requires all pictures to be rendered again. */
const EDITION = 2

/** The noise filter needs only a fifth of the samples, but a minimum of them to distinguish detail from noise. */
const NOISE_FILTER_SAMPLES = { share: 0.18, least: 4 }

/**
 * Renders missing pictures, then outdated ones. It can be stopped and restarted at any time, or started twice to share
 * the work. A shot that fails is reported and skipped. Resolves with the names of the shots that failed.
 */
export async function renderPictures(shots: readonly Shot[], settings: StudioSettings): Promise<string[]> {
  const modelOf = createModelStore(join(settings.scratch, 'models'))
  const isRendered = await createPictureCheck(settings.pictures)
  const inOrder = shots.toSorted(byUrgency)
  const missing = inOrder.filter((shot) => !isRendered(shot))
  settings.report(`${missing.length} of ${shots.length} pictures are missing`)
  const failed: string[] = []
  let taken = 0
  for (const shot of [...missing, ...inOrder.filter((shot) => isRendered(shot))]) {
    if (taken >= (settings.most ?? Number.POSITIVE_INFINITY)) break
    const started = Date.now()
    try {
      if (!(await renderIfDue(shot, settings, modelOf))) continue
      taken += 1
      settings.report(`${taken} ${shot.name} (${Math.round((Date.now() - started) / 1000)} s)`)
    } catch (error) {
      failed.push(shot.name)
      settings.report(`failed ${shot.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  settings.report(`${taken} taken, ${failed.length} failed`)
  return failed
}

/** Returns a function that checks whether a picture exists, and was rendered from the given inputs if there are any. */
async function createPictureCheck(folder: string): Promise<(shot: Shot, inputs?: string) => boolean> {
  const ledger = await readLedger(folder)
  return ({ name }, inputs = ledger[name]?.inputs) =>
    ledger[name] !== undefined && ledger[name].inputs === inputs && existsSync(join(folder, `${name}.webp`))
}

async function renderIfDue(shot: Shot, settings: StudioSettings, modelOf: ModelOf): Promise<boolean> {
  const folder = join(settings.scratch, shot.name)
  const inputs = await hashOf(shot, modelOf)
  const isDue = async () => !(await createPictureCheck(settings.pictures))(shot, inputs)
  if (!(await isDue()) || !(await claimFolder(folder))) return false
  try {
    if (!(await isDue())) return false
    await renderPicture(shot, inputs, folder, settings, modelOf)
    return true
  } finally {
    await releaseFolder(folder)
  }
}

type ModelOf = (figure: Figure) => Promise<DrawnModel>

async function renderPicture(
  shot: Shot,
  inputs: string,
  folder: string,
  settings: StudioSettings,
  modelOf: ModelOf,
): Promise<void> {
  const png = join(folder, 'picture.png')
  const models = await Promise.all(figuresOf(shot).map(modelOf))
  const jobFile = join(folder, 'shot.json')
  await writeFile(jobFile, JSON.stringify(toRenderJob(shot, models, settings, folder, png)))
  await runBlender(settings, jobFile)
  const metadata = await developPicture(png, settings.pictures, shot.name)
  await recordPicture(settings.pictures, shot.name, { ...metadata, inputs })
}

/** The shot with all defaults filled in, as render.py reads it. */
function toRenderJob(
  shot: Shot,
  models: readonly DrawnModel[],
  settings: StudioSettings,
  scratch: string,
  output: string,
) {
  const materials = models.flatMap((model) => model.materials)
  return {
    hang: 0,
    gap: 0.28,
    lamp: 1.15,
    sunFrom: 'left',
    card: false,
    ...shot,
    samples: Math.max(NOISE_FILTER_SAMPLES.least, Math.round(shot.samples * NOISE_FILTER_SAMPLES.share)),
    camera: { shift: [0, 0], region: null, aperture: null, frameAll: false, ...shot.camera },
    models: figuresOf(shot).map(({ at = [0, 0, 0], turn = 0 }, index) => ({
      glb: models[index]?.path,
      at,
      turn,
    })),
    glass: materials.some((name) => name.startsWith('glass')),
    mirror: materials.includes('mirror'),
    weights: settings.weights,
    threads: settings.threads,
    scratch,
    output,
  }
}

function runBlender(settings: StudioSettings, jobFile: string): Promise<void> {
  const script = join(import.meta.dirname, 'render.py')
  const args = ['-b', '-noaudio', '--python-exit-code', '1', '--python', script, '--', jobFile]
  return new Promise((resolve, reject) => {
    const blender = spawn('nice', ['-n', String(settings.nice), settings.blender, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // The noise filter uses several threads of its own.
      env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
    })
    let output = ''
    const append = (text: Buffer) => {
      output = (output + text.toString()).slice(-4000)
    }
    blender.stdout.on('data', append)
    blender.stderr.on('data', append)
    blender.on('error', reject)
    blender.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Blender stopped (${code}):\n${output}`)),
    )
  })
}

function figuresOf(shot: Shot): Figure[] {
  return [shot.subject, ...(shot.around ?? [])]
}

async function hashOf(shot: Shot, modelOf: ModelOf): Promise<string> {
  const models = await Promise.all(figuresOf(shot).map(modelOf))
  const inputs = JSON.stringify([EDITION, shot, models.map((model) => model.hash)])
  return createHash('sha256').update(inputs).digest('hex').slice(0, 16)
}
