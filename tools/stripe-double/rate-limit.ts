export class RateLimit {
  #times: number[] = [];

  allows(requestsPerSecond: number | null, now = performance.now()): boolean {
    if (requestsPerSecond === null) {
      this.#times = [];
      return true;
    }
    this.#times = this.#times.filter((time) => now - time < 1000);
    if (this.#times.length >= requestsPerSecond) return false;
    this.#times.push(now);
    return true;
  }
}
