import { d } from '../demo/d.ts'

export const broken = d
