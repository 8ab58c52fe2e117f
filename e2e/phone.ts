/** Viewport for performance measurements. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
