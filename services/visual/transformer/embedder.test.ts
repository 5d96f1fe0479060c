import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeTinyModel } from '#tests/support/samples/tiny-model.ts'
import { getNorm, toLook } from '../look.ts'
import { loadTransformers, openTransformerEmbedder } from './embedder.ts'

const isInstalled = await loadTransformers().then(
  () => true,
  () => false,
)
const createFolder = () => mkdtemp(join(tmpdir(), 'model-'))

/** A picture with one color in the upper half and another in the lower half. */
function halves(above: readonly number[], below: readonly number[], side = 64) {
  const rgb = Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const colour = at < (side * side * 3) / 2 ? above : below
    return colour[at % 3] ?? 0
  })
  return { width: side, height: side, rgb }
}

test.skipIf(isInstalled)('without the library the start says how to get it', async () => {
  const opened = openTransformerEmbedder({ model: await createFolder(), cacheFolder: await createFolder() })
  await expect(opened).rejects.toThrow(/npm install --no-save @huggingface\/transformers/)
})

describe.runIf(isInstalled)('with the library', () => {
  test('a model in a folder turns pictures into vectors', async () => {
    const model = await createFolder()
    await writeTinyModel(model)
    const embedder = await openTransformerEmbedder({ model, cacheFolder: await createFolder() })
    expect(embedder).toMatchObject({ name: `transformer:${model}`, length: 12 })

    const [red, blue] = [
      [255, 0, 0],
      [0, 0, 255],
    ]
    const embed = async (above: readonly number[], below: readonly number[], side?: number) =>
      toLook(await embedder.embed(halves(above, below, side)))
    const one = await embed(red, blue)
    // Red, green and blue of the quarters, from -1 to 1: red above and blue below.
    expect([...one].map((value) => Math.sign(value))).toEqual([1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 1])
    const likeness = (other: Int8Array) =>
      one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) / getNorm(one) / getNorm(other)
    expect(likeness(await embed(red, blue, 200))).toBeGreaterThan(0.99)
    expect(likeness(await embed(blue, red))).toBeLessThan(0)
  })

  test('without a model in the folder, the start fails with one line', async () => {
    const model = await createFolder()
    const opened = openTransformerEmbedder({ model, cacheFolder: await createFolder() })
    await expect(opened).rejects.toThrow(/^Cannot open EMBEDDING_MODEL .* \(.*\)\.$/)
  })
})
