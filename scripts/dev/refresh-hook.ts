/** What React and React Refresh expect of the hook that its developer tools put into a page. */
type Renderer = { setRefreshHandler?: (handler: FamilyOf) => void };
type FamilyOf = (type: unknown) => unknown;

/**
 * Each program has a React Refresh of its own, and all refresh the one React of the shell. This hook, the first thing in
 * the page, keeps that React for those that come later, and asks all of them which version of a component is the newest.
 */
const hook = {
  renderers: new Map<number, Renderer>(),
  supportsFiber: true,
  inject(renderer: Renderer): number {
    const id = hook.renderers.size + 1;
    const setHandler = renderer.setRefreshHandler;
    const handlers = new Set<FamilyOf>();
    const familyOf: FamilyOf = (type) => [...handlers].map((handler) => handler(type)).find(Boolean);
    if (setHandler) renderer.setRefreshHandler = (handler) => setHandler(handlers.add(handler) && familyOf);
    hook.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};

// The browser's own developer tools have a hook of the same kind.
Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') ?? hook });
