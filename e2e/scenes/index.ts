import { adminScenes } from './admin.ts';
import { publicScenes } from './public.ts';
import { studentScenes } from './student.ts';

/** Every page and dialog of the product. */
export const scenes = [...publicScenes, ...studentScenes, ...adminScenes];
export { openScene, phoneWidthMax, type Scene } from './scene.ts';
