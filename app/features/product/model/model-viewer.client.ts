import { type ModelViewerElement, ModelViewerElement as Viewer } from '@google/model-viewer'
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js'
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js'
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'

export type { ModelViewerElement }

/** Whether the browser supports 3D. Importing this module defines the viewer element. */
export function canDraw(): boolean {
  return Viewer !== undefined && Renderer.singleton.canRender
}

// docs/areas/product-page.md: the viewer itself accepts a decoder only as the URL of a script.
Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder)
