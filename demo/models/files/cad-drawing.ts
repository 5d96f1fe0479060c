import { DxfWriter, point3d, Units } from '@tarikjabiri/dxf'
import { Box3, type Group, Vector3 } from 'three'
import type { FlatPoint } from './depth-map.ts'
import { silhouette } from './silhouette.ts'

/** The distance between the views of a drawing, in millimeters. */
const GAP = 300

type View = { layer: string; towards: Vector3; flatten: (point: Vector3) => FlatPoint; offset: FlatPoint }

/** A DXF drawing with front, side and plan in millimeters, their dimensions and a title. */
export function toDxf(title: string, group: Group): string {
  const drawing = new DxfWriter()
  drawing.setUnits(Units.Millimeters)
  for (const { layer } of LAYERS) drawing.addLayer(layer, layer === 'DIMENSIONS' ? 1 : 7, 'Continuous')
  const box = new Box3().setFromObject(group, true)
  box.min.multiplyScalar(1000)
  box.max.multiplyScalar(1000)
  const size = box.getSize(new Vector3())
  for (const view of viewsOf(box, size)) drawView(drawing, view, group)
  drawDimensions(drawing, box, size)
  drawing.setCurrentLayerName('TEXT')
  const sizes = `W ${size.x.toFixed(0)} x D ${size.z.toFixed(0)} x H ${size.y.toFixed(0)} mm`
  drawing.addText(point3d(box.min.x, box.max.y + 260), 40, `${title}  ${sizes}`)
  return drawing.stringify()
}

const LAYERS = ['FRONT', 'SIDE', 'PLAN', 'DIMENSIONS', 'TEXT'].map((layer) => ({ layer }))

function viewsOf(box: Box3, size: Vector3): View[] {
  return [
    { layer: 'FRONT', towards: new Vector3(0, 0, 1), flatten: (p) => [p.x, p.y], offset: [0, 0] },
    {
      layer: 'SIDE',
      towards: new Vector3(1, 0, 0),
      flatten: (p) => [-p.z, p.y],
      offset: [sideOffset(size), 0],
    },
    {
      layer: 'PLAN',
      towards: new Vector3(0, 1, 0),
      flatten: (p) => [p.x, -p.z],
      offset: [0, box.min.y - GAP - size.z / 2],
    },
  ]
}

function sideOffset(size: Vector3): number {
  return size.x / 2 + size.z / 2 + GAP
}

function drawView(drawing: DxfWriter, { layer, towards, flatten, offset }: View, group: Group): void {
  drawing.setCurrentLayerName(layer)
  const toPoint = ([x, y]: FlatPoint) =>
    point3d(Number((x + offset[0]).toFixed(2)), Number((y + offset[1]).toFixed(2)))
  for (const [from, to] of silhouette(group, towards, flatten)) drawing.addLine(toPoint(from), toPoint(to))
}

function drawDimensions(drawing: DxfWriter, box: Box3, size: Vector3): void {
  drawing.setCurrentLayerName('DIMENSIONS')
  const { min, max } = box
  const side = sideOffset(size)
  drawing.addLinearDim(point3d(min.x, max.y), point3d(max.x, max.y), { offset: 120 })
  drawing.addLinearDim(point3d(min.x, min.y), point3d(min.x, max.y), { angle: 90, offset: 120 })
  drawing.addLinearDim(point3d(side - max.z, max.y), point3d(side - min.z, max.y), { offset: 120 })
}
