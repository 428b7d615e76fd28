import { themesOperations } from '@lauda/contracts';
import { operationRouter } from '#platform/http/operation-router.ts';
import type { ThemesService } from './service.ts';

export const themesRoutes = (themes: ThemesService) =>
  operationRouter(themesOperations, {
    listThemes: ({ viewer, query }) => themes.list(viewer, query),
    listSubjects: ({ viewer, query }) => themes.subjects(viewer, query),
    createTheme: ({ viewer, body }) => themes.create(viewer, body),
    generateTheme: ({ viewer }) => themes.generate(viewer),
    useTheme: ({ viewer, id }) => themes.use(viewer, id),
    findThemeByContent: ({ viewer, query }) => themes.findByContent(viewer, query),
  });
