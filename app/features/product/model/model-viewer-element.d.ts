import type { ModelViewerElement } from '@google/model-viewer'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** The properties of the element that the shop sets; React assigns them once it is defined. */
type ViewerProperties = Partial<
  Pick<
    ModelViewerElement,
    | 'src'
    | 'iosSrc'
    | 'alt'
    | 'a11y'
    | 'ar'
    | 'arModes'
    | 'arPlacement'
    | 'arScale'
    | 'cameraControls'
    | 'cameraOrbit'
    | 'maxCameraOrbit'
    | 'disablePan'
    | 'disableTap'
    | 'interactionPrompt'
    | 'interpolationDecay'
    | 'loading'
    | 'shadowIntensity'
    | 'shadowSoftness'
    | 'touchAction'
    | 'variantName'
  >
>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': DetailedHTMLProps<HTMLAttributes<ModelViewerElement>, ModelViewerElement> &
        ViewerProperties
    }
  }
}
