import { Controller, Get, Inject, Req, Res, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Request, Response } from 'express';
import { ContentAnswer } from '../http/answer.ts';
import { PublicUrl } from '../http/public-url.ts';
import {
  type HeaderList,
  type SecurityHeaders,
  securityHeaders,
} from '../http/security-headers.ts';
import { ReadyPage } from '../pages/ready-page.ts';
import { Anyone } from '../session/access.ts';
import { Site } from '../site/site.ts';
import type { SiteView } from '../../../libs/contracts/site/site-view.ts';

interface Described {
  readonly json: ReadyPage;
  readonly page: ReadyPage;
}

// This is outside the class, because TypeScript does not rewrite the paths of such imports within a decorated class.
const loadDocument = () => import('./document.ts');
const loadPage = () => import('./docs-page.ts');

/**
 * Serves the description of the API, made from its own code. The description is built and compressed once, at
 * the first request, because anyone may request it.
 */
@Controller('api')
@Anyone()
export class OpenApiController {
  readonly #headers: SecurityHeaders;
  #ready: Promise<Described> | undefined;

  constructor(
    private readonly modules: ModulesContainer,
    @Inject(Site) private readonly site: SiteView,
    @Inject(PublicUrl) private readonly publicUrl: string,
  ) {
    this.#headers = securityHeaders(publicUrl);
  }

  /** This description of the API, as OpenAPI 3.1. */
  @Get('openapi.json')
  async description(@Req() request: Request, @Res() response: Response): Promise<void> {
    (await this.#described()).json.send(request, response);
  }

  /** This description of the API as a page for people. */
  @Get('docs')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    (await this.#described()).page.send(request, response);
  }

  /**
   * The style of that page.
   *
   * @produces text/css The style sheet.
   */
  @Get('docs/style.css')
  async style(): Promise<ContentAnswer> {
    const { docsStyle } = await loadPage();
    return new ContentAnswer('text/css; charset=utf-8', docsStyle);
  }

  #described(): Promise<Described> {
    this.#ready ??= this.#describe();
    return this.#ready;
  }

  async #describe(): Promise<Described> {
    const [{ describeApi }, { docsPage }] = await Promise.all([loadDocument(), loadPage()]);
    const about = { name: this.site.name, publicUrl: this.publicUrl };
    const description = describeApi(this.#controllers(), about);
    const { data, privatePage } = this.#headers;
    const ready = (text: string, headers: HeaderList, type?: string) =>
      ReadyPage.of(text, {
        status: 200,
        headers: [...headers, 'cache-control', 'no-cache'],
        ...(type !== undefined && { type }),
      });
    const [json, page] = await Promise.all([
      ready(JSON.stringify(description), data, 'application/json; charset=utf-8'),
      ready(docsPage(description), privatePage),
    ]);
    return { json, page };
  }

  #controllers(): readonly Type[] {
    return [...this.modules.values()].flatMap(({ controllers }) =>
      [...controllers.values()].flatMap(({ metatype }) =>
        typeof metatype === 'function' ? [metatype as Type] : [],
      ),
    );
  }
}
