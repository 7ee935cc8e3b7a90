/** A fake XMLHttpRequest on top of the current `fetch`; it covers only what uploads with progress need. */
export class MockedExchange extends EventTarget {
  readonly upload = new EventTarget();
  responseType = '';
  responseText = '';
  status = 0;
  private method = 'GET';
  private url = '';
  private readonly headers = new Headers();
  private answered = new Headers();

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  /** As in the real class, a second value is appended to the first. */
  setRequestHeader(name: string, value: string): void {
    this.headers.append(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  send(body: Blob): void {
    void this.exchange(body);
  }

  private async exchange(body: Blob): Promise<void> {
    const { size: total } = body;
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: total / 2, total }));
    try {
      const response = await fetch(this.url, { method: this.method, headers: this.headers, body });
      this.status = response.status;
      this.answered = response.headers;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}
