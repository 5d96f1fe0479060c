import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The side of the model's input, in pixels. */
const SIDE = 8
const FLOAT = 1
const INT64 = 7

/**
 * Writes a complete model for tests into a folder: it maps a picture of 8 by 8 pixels to the mean color of each
 * quarter, as one token of twelve numbers in the shape of a vision transformer's last layer.
 */
export async function writeTinyModel(folder: string): Promise<void> {
  await mkdir(join(folder, 'onnx'), { recursive: true })
  const settings = {
    image_processor_type: 'ViTImageProcessor',
    do_resize: true,
    size: { height: SIDE, width: SIDE },
    resample: 2,
    do_rescale: true,
    rescale_factor: 1 / 255,
    do_normalize: true,
    image_mean: [0.5, 0.5, 0.5],
    image_std: [0.5, 0.5, 0.5],
  }
  await writeFile(join(folder, 'config.json'), JSON.stringify({ model_type: 'vit', hidden_size: 12 }))
  await writeFile(join(folder, 'preprocessor_config.json'), JSON.stringify(settings))
  await writeFile(join(folder, 'onnx', 'model.onnx'), onnxModel())
}

/** The model in ONNX format, a protocol buffer: mean over quarters, then reshaped to one row. */
function onnxModel(): Buffer {
  const half = SIDE / 2
  const pool = node('AveragePool', ['pixel_values'], 'quarters', [
    integers('kernel_shape', [half, half]),
    integers('strides', [half, half]),
  ])
  const row = node('Reshape', ['quarters', 'shape'], 'last_hidden_state', [])
  // Fields of a tensor: dims, type, numbers, name.
  const constant = Buffer.concat([
    number(1, 3),
    number(2, INT64),
    ...[1, 1, 12].map((size) => number(7, size)),
    text(8, 'shape'),
  ])
  const graph = Buffer.concat([
    ...[field(1, pool), field(1, row), text(2, 'tiny'), field(5, constant)],
    field(11, value('pixel_values', [1, 3, SIDE, SIDE])),
    field(12, value('last_hidden_state', [1, 1, 12])),
  ])
  return Buffer.concat([number(1, 8), field(7, graph), field(8, number(2, 13))])
}

function node(operator: string, inputs: string[], output: string, attributes: Buffer[]): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => text(1, input)),
    ...[text(2, output), text(3, output), text(4, operator)],
    ...attributes.map((attribute) => field(5, attribute)),
  ])
}

function integers(name: string, values: number[]): Buffer {
  return Buffer.concat([text(1, name), ...values.map((each) => number(8, each)), number(20, INT64)])
}

function value(name: string, sizes: number[]): Buffer {
  const dimensions = Buffer.concat(sizes.map((size) => field(1, number(1, size))))
  const tensor = Buffer.concat([number(1, FLOAT), field(2, dimensions)])
  return Buffer.concat([text(1, name), field(2, field(1, tensor))])
}

function number(place: number, value: number): Buffer {
  return Buffer.concat([varint(place * 8), varint(value)])
}

function text(place: number, value: string): Buffer {
  return field(place, Buffer.from(value))
}

function field(place: number, content: Buffer): Buffer {
  return Buffer.concat([varint(place * 8 + 2), varint(content.length), content])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return Buffer.from([...bytes, rest])
}
