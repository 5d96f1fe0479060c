import { useState } from 'react'

/** What to call the device of a visitor: by its pointer and its width. */
export function useDevice() {
  const [device] = useState((): 'phone' | 'computer' | 'other' => {
    if (!matchMedia('(pointer: coarse)').matches) return 'computer'
    return matchMedia('(width < 40rem)').matches ? 'phone' : 'other'
  })
  return device
}
