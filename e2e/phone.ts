/** The phone that pages are measured on. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
